// Which Node runs Cockleshell: as package.json says under "engines" (test/setup/node-version.test.ts compares them).

export function runsOn(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24;
}

export function requireNode() {
  const { node } = process.versions;
  if (runsOn(node)) return;
  process.stderr.write(
    `Cockleshell needs Node 20 (20.19 or later), 22 (22.13 or later) or 24 and later; this is ${node}. Get one at https://nodejs.org\n`,
  );
  process.exit(1);
}
