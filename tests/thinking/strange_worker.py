"""A worker on which the seconds of hints mean something else: dying, hanging, or failing."""

import os
import time
from pathlib import Path

from highlands.thinking import worker
from highlands.thinking.jobs import FindHints

DIE, DIE_ONCE, HANG, FAIL, TELL_PROCESS = -1.0, -2.0, -3.0, -4.0, -5.0


@worker.carry_out.register
def misbehave(job: FindHints) -> list:
    if job.seconds == DIE:
        os._exit(3)
    if job.seconds == DIE_ONCE:
        Path(os.environ["DIED"]).touch(exist_ok=False)
        os._exit(3)
    if job.seconds == HANG:
        time.sleep(1000)
    if job.seconds == FAIL:
        raise ValueError("something that should not happen")
    return []


if __name__ == "__main__":
    worker.warm_up = lambda: None
    worker.main()
