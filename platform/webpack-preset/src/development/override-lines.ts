/** The lines that say where a build is served, and how to load it in a portal. */
export function overrideLines(name: string, port: number): string {
  const build = `http://localhost:${port}/build.json`;
  return `\n${name} is served from ${build}\nOpen the portal with ?override=${name}@${build} in front of the "#".\n`;
}
