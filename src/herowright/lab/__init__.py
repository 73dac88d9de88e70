"""Experiments: simulation, benchmarks, fuzzing."""
