const YEAR_S = 31_536_000

/**
 * For answers over HTTPS: browsers come back by it alone, to the names below this one only where the agency says so.
 */
export function hsts(subdomains: boolean): string {
  return `max-age=${YEAR_S}${subdomains ? '; includeSubDomains' : ''}`
}
