"""Heavy work: processes in three lanes, fair queues before them, and what work costs."""
