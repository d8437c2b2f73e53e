import { z } from 'zod'

const origin = z
  .url({ protocol: /^https?$/ })
  .transform((value) => value.replace(/\/+$/, ''))
  .or(z.literal(''))

const envSchema = z.object({
  /** The origin from which the build reads content. */
  API_URL: origin.default('http://127.0.0.1:4321'),
  /** The origin of the API and of uploaded pictures for browsers; empty for the page's own. */
  PUBLIC_API_URL: origin.default(''),
  /** Milliseconds that a build may spend on new pictures for shared links; without it, all are drawn. */
  OG_BUDGET_MS: z.coerce.number().nonnegative().default(Number.POSITIVE_INFINITY),
  /** The folder that keeps drawn pictures between builds, relative to the site's. */
  OG_FOLDER: z.string().default('.astro/og'),
  /** The number of pages from which a thread pays: it loads the site's code again, which takes it half a second. */
  THREAD_FROM: z.coerce.number().positive().default(300),
  /** Servers that development passes calls and the admin's pages on to. */
  DEV_API_URL: origin.optional(),
  DEV_ADMIN_URL: origin.optional(),
})
export type SiteEnv = z.infer<typeof envSchema>

/**
 * Parses the site's own settings.
 * @throws Error that names each variable with a wrong value.
 */
export function readEnv(env: Record<string, string | undefined>): SiteEnv {
  const parsed = envSchema.safeParse(env)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The site's settings are not valid:\n${lines.join('\n')}`)
}
