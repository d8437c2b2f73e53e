const YEAR_S = 31_536_000

/** Returns the HSTS header: browsers come back by HTTPS alone, to subdomains only if the agency says so. */
export function hsts(subdomains: boolean): string {
  return `max-age=${YEAR_S}${subdomains ? '; includeSubDomains' : ''}`
}
