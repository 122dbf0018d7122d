/** Selects the specs that a name in frontmatter refers to: by path or URL, or else by base name, or else by a part of the path. */
export function selectSpecs<Spec extends { file: string }>(file: string, specs: readonly Spec[]): Spec[] {
  const wanted = file.replace(/^\.?\//, '')
  const tests: ((spec: Spec) => boolean)[] = [
    (spec) => spec.file === file || spec.file === wanted,
    (spec) => toBaseName(spec.file) === toBaseName(wanted),
    (spec) => spec.file.includes(wanted),
  ]
  for (const test of tests) {
    const found = specs.filter(test)
    if (found.length > 0) return found
  }
  return []
}

function toBaseName(file: string): string {
  return (file.split('/').pop() ?? file).replace(/\.(?:json|ya?ml)$/i, '')
}
