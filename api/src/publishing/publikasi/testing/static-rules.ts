export interface StaticRule {
  from: string
  to: string
  status: number
}

/** Parses the rules of a `_redirects` file, as Netlify and Cloudflare do: path, target and status. */
export function readRules(file: string): StaticRule[] {
  return file
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', status = ''] = line.split(/\s+/)
      return { from, to, status: Number.parseInt(status, 10) }
    })
}

/** Returns the first rule that fits an address, with `:splat` filled from `*`; null if none does. */
export function follow(rules: readonly StaticRule[], address: string): StaticRule | null {
  const path = decodeURIComponent(address.split('?', 1)[0] ?? '')
  for (const rule of rules) {
    const isOpen = rule.from.endsWith('*')
    const begin = isOpen ? rule.from.slice(0, -1) : rule.from
    if (isOpen ? !path.startsWith(begin) : path !== begin) continue
    return { ...rule, to: rule.to.replace(':splat', path.slice(begin.length)) }
  }
  return null
}
