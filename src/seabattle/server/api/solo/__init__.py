"""What somebody plays without anybody else."""
