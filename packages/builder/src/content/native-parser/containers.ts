/** Types of the blocks whose last paragraph may go on right below them, without their mark or indent. */
export const CONTAINERS: ReadonlySet<string> = new Set(['list', 'blockquote', 'footnoteDefinition'])
