"""What a site can have or lack: one folder for each feature."""
