interface WrittenIcon {
  icon?: string
  iconType?: string
}

/** Converts an icon. Only an icon of the library has a style. */
export function toDocsIcon({ icon, iconType }: WrittenIcon): string | { name: string; style: string } | undefined {
  if (icon === undefined || icon === '') return undefined
  const name = icon.replace(/^fa-/, '')
  return iconType === undefined || /[/.<]/.test(name) ? name : { name, style: iconType }
}
