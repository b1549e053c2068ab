// Which packages of package-lock.json some of them need: themselves, and all that they depend on, by where each lies.

export function neededBy(names, packages) {
  const needed = new Set();
  const follow = (name, from, isOptional) => {
    const path = placeOf(name, from, packages);
    if (path === undefined && isOptional) return;
    if (path === undefined) throw new Error(`package-lock.json has no ${name}, which ${from || 'Cockleshell'} needs.`);
    if (needed.has(path)) return;
    needed.add(path);
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = packages[path];
    const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
    for (const one of [...Object.keys(dependencies), ...peers]) follow(one, path, one in optionalDependencies);
    for (const one of Object.keys(optionalDependencies)) follow(one, path, true);
  };
  for (const name of names) follow(name, '', false);
  return [...needed];
}

/** Below the package that names it, else further up. */
function placeOf(name, from, packages) {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (path in packages) return path;
  if (from === '') return undefined;
  return placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), packages);
}
