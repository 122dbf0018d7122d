/** Code with two names and a number, by the language of its fence. */
export const CODE_SAMPLES: Record<string, (name: string, other: string, count: number) => string> = {
  ts: (name, other, count) => `interface ${name}Options {
  readonly ${other}: string
  limit?: number
}

export async function load_${name}({ ${other}, limit = ${count} }: ${name}Options): Promise<string[]> {
  const response = await fetch(\`/v1/${name}/\${${other}}?limit=\${limit}\`)
  if (!response.ok) throw new Error('No ${name}: ' + response.status) // tried again by the caller
  return (await response.json()).items
}`,
  js: (name, other, count) => `const ${name} = new Map([['${other}', ${count}]])

for (const [key, value] of ${name}) {
  if (value > ${count * 2}) continue
  process.stdout.write(\`\${key}: \${value.toFixed(2)}\\n\`)
}`,
  python: (name, other, count) => `from dataclasses import dataclass, field

@dataclass
class ${name.toUpperCase()}:
    """Holds the ${other} until it is sent."""
    ${other}: str = "${other}"
    items: list[int] = field(default_factory=lambda: [${count}, ${count + 1}])

    def total(self) -> int:
        return sum(item for item in self.items if item % 2 == 0)`,
  bash: (name, other, count) => `# Sends every ${name} that waits
set -euo pipefail
for file in "$HOME/${name}"/*.json; do
  curl --fail --silent --data @"$file" "http://localhost:${3000 + count}/${other}" || echo "left: $file" >&2
done`,
  json: (name, other, count) => `{
  "${name}": { "enabled": true, "limit": ${count}, "note": null },
  "${other}": ["first", "second", "${name}-${count}"],
  "ratio": ${count}.5
}`,
  yaml: (name, other, count) => `# One ${name} for each ${other}
${name}:
  replicas: ${count}
  image: "registry.example.com/${name}:1.${count}"
  ${other}:
    - name: first
      enabled: true
    - name: second
      wait: 30s`,
  go: (name, other, count) => `package ${name}

import (
	"context"
	"fmt"
)

// Run sends ${count} items and stops at the first mistake.
func Run(ctx context.Context, ${other} []string) error {
	for i, item := range ${other} {
		if i >= ${count} || ctx.Err() != nil {
			return fmt.Errorf("${name}: stopped at %d: %w", i, ctx.Err())
		}
		fmt.Println(item)
	}
	return nil
}`,
  sql: (name, other, count) => `SELECT ${name}.id, count(*) AS total
FROM ${name}
LEFT JOIN ${other} ON ${other}.owner = ${name}.id
WHERE ${name}.created_at > now() - interval '${count} days' -- recent ones
GROUP BY ${name}.id
HAVING count(*) >= ${count};`,
  rust: (name, other, count) => `use std::collections::HashMap;

/// Counts what is left of the ${name}.
pub fn count_${name}(${other}: &[String]) -> HashMap<&str, usize> {
    let mut found = HashMap::with_capacity(${count});
    for item in ${other}.iter().take(${count}) {
        *found.entry(item.as_str()).or_insert(0) += 1;
    }
    found
}`,
  css: (name, other, count) => `/* The ${name} beside its ${other} */
.${name} > .${other}:hover {
  display: grid;
  gap: ${count}px;
  color: #0a7f5a;
}
@media (min-width: ${count * 10}px) {
  .${name} { grid-template-columns: 1fr minmax(0, ${count}rem); }
}`,
}
