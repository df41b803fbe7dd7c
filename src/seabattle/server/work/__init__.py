"""Heavy work: processes in lanes, fair queues before them, and what work costs."""
