"""Roll Player for accelerators: thousands of games at once in JAX, with `pip install 'herowright[accel]'`. Research.

>>> import jax
>>> from herowright.games.roll_player.lab.accel.environment import RollPlayer
>>> env = RollPlayer(seats=2)
>>> states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), 1024))

One file a chapter, as in the rules: `setup`, `dice`, `market`, `skills`, `cleanup`, `scoring`; `state` is the table,
`ask` names the questions, `offers` says what is legal, `game` puts a step together, `luck` is where dice and cards come
from.
`python -m herowright.games.roll_player.lab.accel check` plays games of the engine again and compares every step.
"""
