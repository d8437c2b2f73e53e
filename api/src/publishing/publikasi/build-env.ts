const PASSED =
  /^(PATH|HOME|TMPDIR|TZ|LANG|LC_\w+|SITE_URL|PUBLIC_API_URL|AGENCY_\w+|ASTRO_\w+|NODE_EXTRA_CA_CERTS)$/

/** Returns the environment of a build: the site's settings, and none of the server's secrets. */
export function buildEnv(env: NodeJS.ProcessEnv, apiUrl: string): NodeJS.ProcessEnv {
  return { ...siteSettings(env), API_URL: apiUrl, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
}

/** Returns the variables of an environment that a build may see, by an allow list. */
export function siteSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => PASSED.test(name)))
}
