"""A network of its own for a test, with Avahi in it: of this machine's network and services it sees and changes nothing."""

import os
import shutil
import subprocess
import sys

PROGRAMS = ("unshare", "ip", "dbus-daemon", "avahi-daemon", "avahi-browse", "avahi-publish-service")
MISSING = [name for name in PROGRAMS if shutil.which(name) is None]
ADDRESS = "192.168.77.2"
# A name that isn't this computer's, for Avahi takes another where somebody has it.
NAME = "consultorio.local"
INSIDE = "TAGARELA_TEST_NETWORK"

SCRIPT = f"""
set -e
mount --make-rprivate /
mount -t tmpfs none /run
mkdir -p /run/dbus /run/avahi-daemon
ip link set lo up
ip link add net0 type veth peer name net1
ip address add {ADDRESS}/24 dev net0
ip link set net0 up multicast on
ip link set net1 up
dbus-daemon --system --nopidfile --fork
printf '[server]\\nhost-name={NAME.partition(".")[0]}\\nallow-interfaces=net0\\n[rlimits]\\n' > /run/avahi.conf
exec "$@"
"""


def why_not():
    """What hinders a network of one's own; empty for nothing."""
    if MISSING:
        return f"{', '.join(MISSING)}: not installed"
    tried = subprocess.run(["unshare", "-mnp", "--fork", "ip", "link", "add", "net0", "type", "veth", "peer", "name", "net1"],
                           capture_output=True, text=True)
    return "" if tried.returncode == 0 else f"no network of its own: {tried.stderr.strip()}"


def is_inside():
    return INSIDE in os.environ


def run_inside(file, test):
    """Runs one test of a file anew, within a network of its own."""
    return subprocess.run(
        ["unshare", "-mnp", "--fork", "--mount-proc", "sh", "-c", SCRIPT, "sh", sys.executable, "-m", "unittest", test],
        cwd=os.path.dirname(file), env={**os.environ, INSIDE: "1"}, capture_output=True, text=True, timeout=600)


def start_avahi():
    return subprocess.Popen(
        ["avahi-daemon", "-f", "/run/avahi.conf", "--no-rlimits", "--no-drop-root", "--no-chroot"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def announced():
    """Who is announced in the network: name, place, port and what is said beside."""
    told = subprocess.run(["avahi-browse", "-rtp", "_https._tcp"], capture_output=True, text=True, timeout=60).stdout
    rows = [row.split(";") for row in told.splitlines() if row.startswith("=")]
    return sorted({(row[3], row[6], row[7], int(row[8]), row[9]) for row in rows if row[2] == "IPv4"})
