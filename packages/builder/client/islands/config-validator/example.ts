/** What the field holds at first: two problems, so that readers see what it does. */
export const EXAMPLE = `{
  "name": "Acme",
  "colors": { "primary": "0D9373" },
  "navigaton": [
    { "group": "Get started", "pages": ["introduction"] }
  ]
}
`
