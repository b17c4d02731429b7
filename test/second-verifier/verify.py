"""A second verifier of records, written from docs/record-format.md with Python's standard library and nothing of ours.

    python3 verify.py FOLDER [--ca ROOT.pem]   checks a folder; a timestamp too, with openssl and the root of its authority
    python3 verify.py --stream                 reads one record and then changes of it, a line of JSON each, and answers each
"""

import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

# Ed25519, after the program in section 6 of RFC 8032.

P = 2**255 - 19
Q = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT_OF_MINUS_ONE = pow(2, (P - 1) // 4, P)


def add(one, other):
    a = (one[1] - one[0]) * (other[1] - other[0]) % P
    b = (one[1] + one[0]) * (other[1] + other[0]) % P
    c = 2 * one[3] * other[3] * D % P
    d = 2 * one[2] * other[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def times(factor, point):
    total = (0, 1, 1, 0)
    while factor > 0:
        if factor & 1:
            total = add(total, point)
        point = add(point, point)
        factor >>= 1
    return total


def same_point(one, other):
    return (one[0] * other[2] - other[0] * one[2]) % P == 0 and (one[1] * other[2] - other[1] * one[2]) % P == 0


def recover_x(y, sign):
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    if square == 0:
        return None if sign else 0
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P != 0:
        x = x * ROOT_OF_MINUS_ONE % P
    if (x * x - square) % P != 0:
        return None
    return P - x if (x & 1) != sign else x


def point_of(data):
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & ((1 << 255) - 1)
    x = recover_x(y, sign)
    return None if x is None else (x, y, 1, x * y % P)


BASE_Y = 4 * pow(5, P - 2, P) % P
BASE_X = recover_x(BASE_Y, 0)
BASE = (BASE_X, BASE_Y, 1, BASE_X * BASE_Y % P)
checked = {}


def signature_holds(public, message, signature):
    """Whether the 64 bytes are the signature of the message under the key of 32 bytes."""
    asked = (public, message, signature)
    if asked not in checked:
        checked[asked] = signature_holds_now(public, message, signature)
    return checked[asked]


def signature_holds_now(public, message, signature):
    if len(public) != 32 or len(signature) != 64:
        return False
    a, r = point_of(public), point_of(signature[:32])
    s = int.from_bytes(signature[32:], "little")
    if a is None or r is None or s >= Q:
        return False
    h = int.from_bytes(hashlib.sha512(signature[:32] + public + message).digest(), "little") % Q
    return same_point(times(s, BASE), add(r, times(h, a)))


# Trees: RFC 9162, section 2.1.


def sha(data):
    return hashlib.sha256(data).digest()


def leaf_hash(data):
    return sha(b"\0" + data)


def node_hash(left, right):
    return sha(b"\1" + left + right)


def tree_root(hashes):
    """The root by its definition in section 2.1.1."""
    if not hashes:
        return sha(b"")
    if len(hashes) == 1:
        return hashes[0]
    k = 1
    while 2 * k < len(hashes):
        k *= 2
    return node_hash(tree_root(hashes[:k]), tree_root(hashes[k:]))


def included(leaf, index, size, root, proof):
    """Section 2.1.3.2."""
    if index >= size:
        return False
    fn, sn, r = index, size - 1, leaf
    for p in proof:
        if sn == 0:
            return False
        if fn & 1 or fn == sn:
            r = node_hash(p, r)
            while fn and not fn & 1:
                fn >>= 1
                sn >>= 1
        else:
            r = node_hash(r, p)
        fn >>= 1
        sn >>= 1
    return sn == 0 and r == root


def begins_with(older, newer, proof):
    """Section 2.1.4.2. Each of both is a size and a root."""
    (first, first_root), (second, second_root) = older, newer
    if first > second:
        return False
    if first == second:
        return not proof and first_root == second_root
    if first == 0:
        return not proof and first_root == sha(b"")
    if first & (first - 1) == 0:
        proof = [first_root] + proof
    if not proof:
        return False
    fn, sn = first - 1, second - 1
    while fn & 1:
        fn >>= 1
        sn >>= 1
    fr = sr = proof[0]
    for c in proof[1:]:
        if sn == 0:
            return False
        if fn & 1 or fn == sn:
            fr, sr = node_hash(c, fr), node_hash(c, sr)
            while fn and not fn & 1:
                fn >>= 1
                sn >>= 1
        else:
            sr = node_hash(sr, c)
        fn >>= 1
        sn >>= 1
    return sn == 0 and fr == first_root and sr == second_root


# Texts: canonical JSON (RFC 8785), notes and checkpoints (C2SP).


class Unreadable(Exception):
    pass


def text_of(data):
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise Unreadable from None
    if text.startswith("\ufeff"):
        raise Unreadable
    return text


def canonical(value):
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be"))
        return "{" + ",".join(canonical(name) + ":" + canonical(value[name]) for name in names) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def refuse(_):
    raise Unreadable


def json_of(text, shape):
    """The value of a text that is canonical JSON of this shape. No file of a record has a number with a fraction."""
    try:
        value = json.loads(text, parse_float=refuse, parse_constant=refuse)
        is_canonical = canonical(value).encode("utf-8") == text.encode("utf-8")
    except (ValueError, RecursionError):
        raise Unreadable from None
    if not is_canonical or not shape(value):
        raise Unreadable
    return value


def lines_of(text):
    if text == "":
        return []
    if not text.endswith("\n"):
        raise Unreadable
    return text[:-1].split("\n")


def matches(pattern):
    compiled = re.compile(pattern, re.ASCII)
    return lambda value: isinstance(value, str) and compiled.fullmatch(value) is not None


def is_text(value):
    return isinstance(value, str) and value != ""


def is_count(value):
    return type(value) is int and 0 <= value < 2**53


def or_null(shape):
    return lambda value: value is None or shape(value)


def listed(shape):
    return lambda value: isinstance(value, list) and all(map(shape, value))


def members(**shapes):
    # `from` is a word of Python's.
    wanted = {name.rstrip("_"): shape for name, shape in shapes.items()}
    return lambda value: isinstance(value, dict) and value.keys() == wanted.keys() and all(wanted[name](value[name]) for name in wanted)


is_hash = matches("[0-9a-f]{64}")
is_id = matches("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
is_time = matches(r"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z")
is_day = matches(r"\d{4}-\d{2}-\d{2}")
is_name = matches(r"[A-Za-z0-9_-][A-Za-z0-9._-]*(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*")


def is_path(value):
    return is_name(value) and len(value) <= 200


MANIFEST = members(
    format=lambda value: value == "casebalance-record/1",
    software=is_text,
    case=is_id,
    seat=is_id,
    askedBy=is_text,
    madeAt=is_time,
    zone=is_text,
    range=members(from_=or_null(is_day), to=or_null(is_day)),
    filters=listed(is_text),
    omitted=members(statement=is_text, counts=listed(members(what=is_text, count=is_count))),
    logs=listed(members(log=is_text, origin=is_text, size=is_count, leaves=lambda value: value in ("all", "chosen"))),
    files=listed(members(path=is_path, bytes=is_count, sha256=is_hash)),
)
LEAF = members(actor=is_text, at=is_time, case=is_id, object=is_hash, seq=is_count, verb=is_text)
KEYS = members(keys=listed(members(key=is_text, from_=is_time, note=or_null(is_text))))
SITE = members(checkpoint=is_text, consistency=listed(is_hash), nonce=is_hash, index=is_count, proof=listed(is_hash))
DAY = members(leaves=listed(members(seq=is_count, nonce=is_hash, index=is_count, proof=listed(is_hash))))
PROOF = members(seq=is_count, proof=listed(is_hash))
WITHHELD = members(seq=is_count, why=lambda value: value in ("erased", "closed", "other"), by=lambda value: value is None or is_count(value))
OBJECT = members(seq=is_count, key=is_hash, content=is_text)


def base64_of(text):
    try:
        data = base64.b64decode(text, validate=True)
    except ValueError:
        raise Unreadable from None
    if not data or base64.b64encode(data).decode() != text:
        raise Unreadable
    return data


def key_of(line):
    name, _, rest = line.partition("+")
    given, _, encoded = rest.partition("+")
    data = base64_of(encoded)
    if not name or re.search(r"\s", name) or len(data) != 33 or data[0] != 1:
        raise Unreadable
    if sha(name.encode() + b"\n" + data)[:4].hex() != given:
        raise Unreadable
    return name, given, data[1:]


def note_of(note):
    """The text of a note, and its signatures as name, id of the key and bytes."""
    end = note.rfind("\n\n")
    if end == -1 or not note.endswith("\n"):
        raise Unreadable
    text = note[: end + 1]
    if any(sign < " " and sign != "\n" for sign in text):
        raise Unreadable
    signatures = []
    for line in note[end + 2 : -1].split("\n"):
        parts = line.split(" ")
        if len(parts) != 3 or parts[0] != "\u2014" or not parts[1] or "+" in parts[1]:
            raise Unreadable
        data = base64_of(parts[2])
        if len(data) < 5:
            raise Unreadable
        signatures.append((parts[1], data[:4].hex(), data[4:]))
    return text, signatures


def signed(note, keys):
    """Whether there is a signature, and each is one of these keys and holds."""
    text, signatures = note
    known = {(name, given): public for name, given, public in keys}
    return bool(signatures) and all(
        (name, given) in known and signature_holds(known[name, given], text.encode(), signature) for name, given, signature in signatures
    )


def checkpoint_of(text):
    lines = text.split("\n")
    if len(lines) != 4 or lines[3] != "" or not lines[0] or not re.fullmatch("0|[1-9][0-9]{0,15}", lines[1]):
        raise Unreadable
    root = base64_of(lines[2])
    if len(root) != 32:
        raise Unreadable
    return lines[0], int(lines[1]), root


def erased_entry(content):
    """The number of the entry that this content says was erased; -1 where it says nothing of the kind."""
    try:
        said = json_of(content, lambda value: isinstance(value, dict))
    except Unreadable:
        return -1
    named = all(is_text(said.get(name)) for name in ("court", "docket", "orderedOn"))
    return said["entry"] if named and is_count(said.get("entry")) else -1


def hexes(values):
    return [bytes.fromhex(value) for value in values]


class Record:
    """Checks the files of a record, by path. `blamed` has what is wrong: the files."""

    def __init__(self, files):
        self.files = files
        self.changed = set()
        self.blamed = set()
        self.keys = []
        self.erased = []
        self.run()

    def blame(self, path, against=()):
        # What is held against a file that was itself changed is not to blame.
        if not self.changed.intersection(against):
            self.blamed.add(path)

    def text(self, path):
        if path not in self.files:
            raise Unreadable
        return text_of(self.files[path])

    def json(self, path, shape):
        return json_of(self.text(path), shape)

    def run(self):
        manifest = self.manifest()
        if manifest is None:
            return
        self.case, self.seat, self.logs = manifest["case"], manifest["seat"], manifest["logs"]
        self.host = self.logs[0]["origin"].split("/ledger/")[0]
        self.contents(manifest["files"])
        self.rotations()
        heads = [self.log(entry) for entry in self.logs]
        self.site(heads[0])
        self.days(manifest["files"])

    def manifest(self):
        path, note_path, keys_path = "manifest.json", "manifest.note", "proof/keys.json"
        try:
            data = self.files[path]
            manifest = json_of(text_of(data), MANIFEST)
        except (KeyError, Unreadable):
            return self.blamed.add(path)
        paths = [file["path"] for file in manifest["files"]]
        names = [log["log"] for log in manifest["logs"]]
        if paths != sorted(set(paths)) or names not in (["shared"], ["shared", "own"]):
            return self.blamed.add(path)
        try:
            self.keys = [key_of(entry["key"]) for entry in self.json(keys_path, KEYS)["keys"]]
        except Unreadable:
            pass
        try:
            note = note_of(self.text(note_path))
        except Unreadable:
            self.blamed.add(note_path)
            return manifest
        text = f"casebalance-record/1\n{manifest['case']}\n{len(data)}\n{sha(data).hex()}\n"
        holds = signed(note, self.keys)
        if holds and note[0] != text:
            return self.blamed.add(path)
        listed_keys = {file["path"]: file["sha256"] for file in manifest["files"]}.get(keys_path)
        # Where the keys are not those of the manifest, they are to blame, and the signature can't be judged.
        has_keys = keys_path in self.files and sha(self.files[keys_path]).hex() == listed_keys
        if not holds and (has_keys or note[0] != text):
            self.blamed.add(note_path)
        return manifest

    def contents(self, files):
        for file in files:
            data = self.files.get(file["path"])
            if data is None or len(data) != file["bytes"] or sha(data).hex() != file["sha256"]:
                self.changed.add(file["path"])
                self.blamed.add(file["path"])
        known = {"proof/keys.json", "proof/site.json", "proof/site.checkpoint", "proof/site.token"}
        for log in self.logs:
            kinds = ["leaves.jsonl", "objects.jsonl", "withheld.jsonl", "checkpoint", "hashes" if log["leaves"] == "all" else "proofs.jsonl"]
            known.update(f"proof/{log['log']}.{kind}" for kind in kinds)
        paths = {file["path"] for file in files}
        for path in paths:
            is_of_day = re.fullmatch(r"proof/day-\d{4}-\d{2}-\d{2}\.(json|checkpoint|token)", path, re.ASCII)
            if path.startswith("proof/") and path not in known and not is_of_day:
                self.blamed.add(path)
        self.blamed.update(self.files.keys() - paths - {"manifest.json", "manifest.note"})

    def rotations(self):
        path = "proof/keys.json"
        try:
            entries = self.json(path, KEYS)["keys"]
        except Unreadable:
            entries = []
        if not entries or not self.keys:
            return self.blame(path)
        for n, entry in enumerate(entries):
            if n == 0 and entry["note"] is None:
                continue
            try:
                note = note_of(entry["note"] or "")
            except Unreadable:
                self.blame(path)
                continue
            if note[0] != f"casebalance-key/1\n{entry['key']}\n{entry['from']}\n" or not signed(note, self.keys[:n]):
                self.blame(path)

    def checkpoint(self, note, path):
        try:
            read = note_of(note)
            head = checkpoint_of(read[0])
        except Unreadable:
            return self.blame(path)
        if not signed(read, self.keys):
            return self.blame(path, ["proof/keys.json"])
        return head

    def checkpoint_file(self, path):
        try:
            return self.checkpoint(self.text(path), path)
        except Unreadable:
            return self.blame(path)

    def lines(self, path, shape):
        try:
            lines = lines_of(self.text(path))
        except Unreadable:
            self.blame(path)
            return []
        values = []
        for line in lines:
            try:
                values.append((line, json_of(line, shape)))
            except Unreadable:
                self.blame(path)
        return values

    def log(self, entry):
        name, size, origin = entry["log"], entry["size"], entry["origin"]
        path = {kind: f"proof/{name}.{kind}" for kind in ["leaves.jsonl", "hashes", "proofs.jsonl", "objects.jsonl", "withheld.jsonl", "checkpoint"]}
        before = len(self.blamed)
        head = self.checkpoint_file(path["checkpoint"])
        end = f"/ledger/case/{self.case}" if name == "shared" else f"/ledger/seat/{self.seat}"
        if not origin.endswith(end) or (head and head[:2] != (origin, size)):
            self.blame(path["checkpoint"])
        leaves, last = {}, 0
        for line, leaf in self.lines(path["leaves.jsonl"], LEAF):
            seq = leaf["seq"]
            if not last < seq <= size:
                self.blame(path["leaves.jsonl"])
                continue
            if leaf["case"] != self.case:
                self.blame(path["leaves.jsonl"])
            leaves[seq] = (leaf_hash(line.encode()), leaf["object"], leaf["verb"])
            last = seq
        if entry["leaves"] == "all":
            if len(leaves) < size:
                self.blame(path["leaves.jsonl"])
            self.whole(path, size, leaves, head)
        else:
            self.chosen(path, size, leaves, head)
        last = 0
        disclosed, erasures = set(), {}
        for _, item in self.lines(path["objects.jsonl"], OBJECT):
            seq = item["seq"]
            commits = sha(bytes.fromhex(item["key"]) + item["content"].encode()).hex()
            if seq <= last or seq not in leaves or leaves[seq][1] != commits:
                self.blame(path["objects.jsonl"], [path["leaves.jsonl"]])
            if seq in leaves and leaves[seq][2] == "ledger.erase" and 0 <= (entry_erased := erased_entry(item["content"])) < seq:
                erasures[entry_erased] = seq
            disclosed.add(seq)
            last = seq
        self.withheld(path, leaves, disclosed, erasures)
        holds = head and len(self.blamed) == before and not self.changed.intersection(path.values())
        return head if holds else None

    def withheld(self, path, leaves, disclosed, erasures):
        """Each entry without content says why; one that was erased names the entry that says so."""
        name, against = path["withheld.jsonl"], [path["objects.jsonl"], path["leaves.jsonl"]]
        if name not in self.files:
            if erasures:
                self.blame(name)
            return
        said, last = set(), 0
        for _, line in self.lines(name, WITHHELD):
            seq, by = line["seq"], erasures.get(line["seq"])
            is_wrong = seq <= last or seq not in leaves or seq in disclosed
            if is_wrong or (line["why"] == "erased") != (by is not None) or line["by"] != by:
                self.blame(name, against)
            elif by is not None:
                self.erased.append((seq, by))
            said.add(seq)
            last = seq
        if leaves.keys() - disclosed - said:
            self.blame(name, against)

    def whole(self, path, size, leaves, head):
        try:
            lines = lines_of(self.text(path["hashes"]))
        except Unreadable:
            self.blame(path["hashes"])
            lines = []
        if not all(map(is_hash, lines)):
            self.blame(path["hashes"])
        hashes = hexes([line for line in lines if is_hash(line)])
        if head is None:
            return
        if len(hashes) != size or tree_root(hashes) != head[2]:
            self.blame(path["hashes"], [path["checkpoint"], path["hashes"]])
        for seq, (digest, *_) in leaves.items():
            if seq <= len(hashes) and hashes[seq - 1] != digest:
                self.blame(path["leaves.jsonl"], [path["hashes"]])

    def chosen(self, path, size, leaves, head):
        proofs = {value["seq"]: hexes(value["proof"]) for _, value in self.lines(path["proofs.jsonl"], PROOF)}
        if proofs.keys() - leaves.keys():
            self.blame(path["leaves.jsonl"], [path["proofs.jsonl"]])
        if head is None:
            return
        for seq, (digest, *_) in leaves.items():
            if seq not in proofs or not included(digest, seq - 1, size, head[2], proofs[seq]):
                self.blame(path["leaves.jsonl"], [path["proofs.jsonl"], path["checkpoint"]])

    def site(self, shared):
        path, checkpoint_path = "proof/site.json", "proof/site.checkpoint"
        if path not in self.files and checkpoint_path not in self.files:
            return
        site_head = self.checkpoint_file(checkpoint_path)
        try:
            site = self.json(path, SITE)
        except Unreadable:
            return self.blame(path)
        anchored = self.checkpoint(site["checkpoint"], path)
        if anchored is None or site_head is None:
            return
        if anchored[0] != self.logs[0]["origin"]:
            self.blame(path)
        if site_head[0] != f"{self.host}/ledger":
            self.blame(checkpoint_path)
        if shared and not begins_with(anchored[1:], shared[1:], hexes(site["consistency"])):
            self.blame(path)
        text = note_of(site["checkpoint"])[0]
        leaf = leaf_hash(sha(bytes.fromhex(site["nonce"]) + text.encode()))
        if not included(leaf, site["index"], site_head[1], site_head[2], hexes(site["proof"])):
            self.blame(path, [checkpoint_path])

    def days(self, files):
        days = [match[1] for file in files if (match := re.fullmatch(r"proof/day-(\d{4}-\d{2}-\d{2})\.json", file["path"], re.ASCII))]
        if not days:
            return
        leaves_path, hashes = "proof/own.leaves.jsonl", {}
        try:
            for line in lines_of(self.text(leaves_path)):
                try:
                    hashes[json_of(line, LEAF)["seq"]] = leaf_hash(line.encode())
                except Unreadable:
                    pass
        except Unreadable:
            pass
        for day in days:
            path, checkpoint_path = f"proof/day-{day}.json", f"proof/day-{day}.checkpoint"
            head = self.checkpoint_file(checkpoint_path)
            try:
                entry = self.json(path, DAY)
            except Unreadable:
                self.blame(path)
                continue
            if head is None:
                continue
            if head[0] != f"{self.host}/ledger/private/{day}":
                self.blame(checkpoint_path)
            for leaf in entry["leaves"]:
                data = leaf_hash(sha(bytes.fromhex(leaf["nonce"]) + hashes.get(leaf["seq"], b"")))
                is_there = leaf["seq"] in hashes
                if not is_there or not included(data, leaf["index"], head[1], head[2], hexes(leaf["proof"])):
                    self.blame(path, [checkpoint_path, leaves_path])


def token_says(files, ca):
    """What openssl says of the site's token, with a root that the reader chose; `None` where there is nothing to ask about."""
    if "proof/site.token" not in files or "proof/site.checkpoint" not in files:
        return None
    if ca is None or shutil.which("openssl") is None:
        return "not checked"
    with tempfile.TemporaryDirectory() as folder:
        for name in ("site.token", "site.checkpoint"):
            with open(os.path.join(folder, name), "wb") as file:
                file.write(files[f"proof/{name}"])
        asked = ["openssl", "ts", "-verify", "-token_in", "-in", "site.token", "-data", "site.checkpoint", "-CAfile", os.path.abspath(ca)]
        return "holds" if subprocess.run(asked, cwd=folder, capture_output=True).returncode == 0 else "does not hold"


def answer(files, ca=None):
    record = Record(files)
    blamed = record.blamed
    token = token_says(files, ca)
    if token == "does not hold":
        blamed.add("proof/site.token")
    return {"holds": not blamed, "files": sorted(blamed), "token": token, "erased": sorted(record.erased)}


def files_in(folder):
    files = {}
    for at, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(at, name)
            with open(path, "rb") as file:
                files[os.path.relpath(path, folder).replace(os.sep, "/")] = file.read()
    return files


def stream():
    base = {path: base64.b64decode(data) for path, data in json.loads(sys.stdin.readline()).items()}
    for line in sys.stdin:
        files = dict(base)
        for path, data in json.loads(line).items():
            if data is None:
                files.pop(path, None)
            else:
                files[path] = base64.b64decode(data)
        print(json.dumps(answer(files)), flush=True)


def main(arguments):
    if arguments == ["--stream"]:
        return stream()
    ca = arguments[arguments.index("--ca") + 1] if "--ca" in arguments else None
    found = answer(files_in(arguments[0]), ca)
    print(json.dumps(found))
    sys.exit(0 if found["holds"] else 1)


if __name__ == "__main__":
    main(sys.argv[1:])
