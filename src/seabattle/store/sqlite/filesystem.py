"""Whether a folder lies on a disk of this machine.

SQLite's write-ahead log is shared memory between processes, and its locks are the system's:
on a network file system neither can be trusted, and a lost page would be found too late.
"""

import re
from pathlib import Path

NETWORKED = frozenset(
    {
        *("nfs", "nfs4", "cifs", "smb3", "smbfs", "ncpfs", "afs", "coda", "9p", "davfs"),
        *("ceph", "glusterfs", "lustre", "gpfs", "beegfs", "orangefs"),
        *("fuse.ceph", "fuse.davfs", "fuse.glusterfs", "fuse.rclone", "fuse.s3fs", "fuse.sshfs"),
    }
)

MOUNTS = Path("/proc/self/mountinfo")


def network_filesystem(folder: Path, mounts: str | None = None) -> str | None:
    """The kind of network file system that *folder* is on, if it is on one."""
    kinds = _mount_kinds(_mounts() if mounts is None else mounts)
    place = folder.resolve()
    for above in (place, *place.parents):
        if above in kinds:
            return kinds[above] if kinds[above] in NETWORKED else None
    return None


def _mounts() -> str:
    """What Linux says is mounted; nothing where it cannot be asked."""
    try:
        return MOUNTS.read_text("utf-8", "surrogateescape")
    except OSError:
        return ""


def _mount_kinds(mounts: str) -> dict[Path, str]:
    """The kind of file system of every mount point; a later mount covers an earlier one."""
    kinds: dict[Path, str] = {}
    for line in mounts.splitlines():
        fields, _, source = line.partition(" - ")
        words, kind = fields.split(), source.split()
        if len(words) > 4 and kind:
            kinds[Path(_unescape(words[4]))] = kind[0]
    return kinds


def _unescape(point: str) -> str:
    r"""A mount point with its spaces, which stand there as ``\040``."""
    return re.sub(r"\\([0-7]{3})", lambda found: chr(int(found[1], 8)), point)
