"""Campaigns: who may play, with which party, and the files in which parties travel."""
