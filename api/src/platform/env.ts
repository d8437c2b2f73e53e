import { createSecretKey } from 'node:crypto'
import { isIP } from 'node:net'
import { isAbsolute, resolve } from 'node:path'
import { isEmail } from '@safar/shared/platform/contact/email'
import { z } from 'zod'

const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )

const flag = z.enum(['true', 'false'], { error: 'true or false' })
const isTrue = (value: 'true' | 'false') => value === 'true'

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (bits === undefined) return longest > 0 || NAMED_NETWORKS.includes(address)
  return more.length === 0 && /^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest
}

// What proxy-addr understands, without its yes to all: a number of hops, or addresses and networks.
const trustProxy = z
  .string()
  .refine(
    (value) => value !== 'true',
    'true would believe what visitors write about themselves, and no limit per address would hold: give the number of proxies in front, such as 1, or their addresses, such as 10.0.0.0/8',
  )
  .refine(
    (value) =>
      /^(true|false|\d{1,3})$/.test(value) || value.split(',').every((part) => isNetwork(part.trim())),
    'false, a number of proxies, or addresses such as 10.0.0.0/8',
  )
  .default('false')
  .transform((value): false | string | ((address: string, hop: number) => boolean) => {
    if (value === 'false') return false
    return /^\d+$/.test(value) ? (_address, hop) => hop < Number(value) : value
  })

/** The mail server's address. An error repeats nothing of it, since it holds a password. */
const smtpUrl = z.string().transform((value, context) => {
  const url = URL.parse(value)
  const isOne = url && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
  const [user, pass] = isOne ? [decoded(url.username), decoded(url.password)] : [null, null]
  if (!isOne || user === null || pass === null) {
    context.addIssue({
      code: 'custom',
      message:
        'an address such as smtps://user:password@mail.safar.test:465, signs like @ and / in it written as %40 and %2F',
    })
    return z.NEVER
  }
  const secure = url.protocol === 'smtps:'
  return { host: url.hostname, port: Number(url.port || (secure ? 465 : 587)), secure, user, pass }
})

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const MAIL_FROM = /^(?:"?([^<>"@,\r\n]{0,100}?)"? ?<([^<>\s]{1,254})>|([^<>\s]{1,254}))$/

const mailFrom = z.string().transform((value, context) => {
  const [, nama = '', named, bare] = MAIL_FROM.exec(value.trim().slice(0, 400)) ?? []
  const alamat = named ?? bare
  if (alamat && isEmail(alamat)) return { nama: nama.trim(), alamat }
  context.addIssue({
    code: 'custom',
    message: 'an address such as halo@safar.test, or Safar <halo@safar.test>',
  })
  return z.NEVER
})

/**
 * The key as an object that neither a log nor JSON shows; its text is the passphrase of backups. An error repeats
 * nothing of it.
 */
const cadanganKunci = z
  .string()
  .regex(/^[A-Za-z0-9+/]{43}=$/, '32 random bytes, as `openssl rand -base64 32` writes them')
  .transform((value) => createSecretKey(value, 'utf8'))

const DATA_KEYS_MOST = 20

const dataKey = z
  .string()
  .regex(
    /^[A-Za-z0-9+/]{43}=(?:,[A-Za-z0-9+/]{43}=)*$/,
    '32 random bytes, as `openssl rand -base64 32` writes them; while turning to a new key both, the new one first, with a comma between',
  )
  .transform((value) => value.split(',').map((text) => createSecretKey(text, 'base64')))
  .refine((keys) => keys.length <= DATA_KEYS_MOST, `${DATA_KEYS_MOST} keys at most`)

/** The key as an object that neither a log nor JSON shows. An error repeats nothing of it. */
const midtransKey = z
  .string()
  .max(200)
  .regex(/^[\w-]{10,}$/, 'the “Server Key” of the account, such as Mid-server-…')
  .transform((value) => ({ kunci: createSecretKey(value, 'utf8'), isSandbox: value.startsWith('SB-') }))

const midtransUrl = z.url({ protocol: /^https?$/, error: 'an address such as https://api.midtrans.com' })

const S3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const WHATSAPP = [
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const

const envSchema = z
  .object({
    PORT: z.coerce.number({ error: 'a port number' }).int().min(0).max(65535).default(4321),
    HOST: z.string().default('127.0.0.1'),
    /** The folder of database, uploaded pictures and published releases. */
    DATA_DIR: z
      .string()
      .default('./data')
      .transform((value) => resolve(value)),
    /** A PostgreSQL database in place of the file in `DATA_DIR`. */
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'an address such as postgres://user:password@host/database')
      .optional(),
    /** A bucket for the pictures in place of a folder in `DATA_DIR`: all five, or none. */
    S3_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'an address such as https://s3.example.com' })
      .optional(),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    /** The mail server that messages leave by; without it each becomes a file in `DATA_DIR`. */
    SMTP_URL: smtpUrl.optional(),
    /** The sender's address; the agency's own by default. */
    MAIL_FROM: mailFrom.optional(),
    /** An account of the WhatsApp Cloud API: all four, or none. Off without them. */
    WHATSAPP_TOKEN: z.string().max(1_000).optional(),
    WHATSAPP_PHONE_ID: z
      .string()
      .regex(/^\d{5,30}$/, 'the digits of “Phone number ID”')
      .optional(),
    WHATSAPP_APP_SECRET: z.string().max(200).optional(),
    WHATSAPP_VERIFY_TOKEN: z.string().min(16, 'at least 16 letters').max(200).optional(),
    /** The service's address, with its version. */
    WHATSAPP_API: z
      .url({ protocol: /^https?$/, error: 'an address such as https://graph.facebook.com/v23.0' })
      .default('https://graph.facebook.com/v23.0'),
    /** The payment gateway Midtrans; off without it. */
    MIDTRANS_SERVER_KEY: midtransKey.optional(),
    /** The addresses of the service and of its payment pages; those of the key's kind by default. */
    MIDTRANS_API: midtransUrl.optional(),
    MIDTRANS_SNAP: midtransUrl.optional(),
    /**
     * Seals private values: the newest key first, then those that still open older values. Without it the server makes
     * one in `DATA_DIR`.
     */
    DATA_KEY: dataKey.optional(),
    /** Encrypts backups; kept by the agency apart from them. Without it nobody reads them again. */
    CADANGAN_KUNCI: cadanganKunci.optional(),
    /** The destination of nightly backups: an existing folder, or `s3`, the bucket of the S3 settings. */
    CADANGAN_KE: z
      .string()
      .refine(
        (value) => value === 's3' || isAbsolute(value),
        'a folder such as /mnt/cadangan, or s3 for the bucket of the S3 settings',
      )
      .optional(),
    ADMIN_EMAIL: z.string().trim().optional(),
    ADMIN_PASSWORD: z.string().optional(),
    SEED: z.enum(['demo', 'none'], { error: 'demo or none' }).default('demo'),
    /**
     * Called after changes. The publisher reads it as it is given; looked at here, so that a wrong one stops the start.
     */
    DEPLOY_HOOK_URL: z
      .url({ protocol: /^https?$/, error: 'an address such as https://api.netlify.com/build_hooks/…' })
      .optional(),
    /**
     * True if webhooks may call this machine itself, without encryption: to try them out, never on a shared machine.
     */
    WEBHOOK_SENDIRI: flag.default('false').transform(isTrue),
    /** The address where browsers find the API. Likewise: the site's builds read it. */
    PUBLIC_API_URL: z
      .url({ protocol: /^https?$/, error: 'an address such as https://api.safar.test' })
      .optional(),
    /** True if pictures are also stored as AVIF, which takes ten times as long to make as WebP. */
    AVIF: flag.default('true').transform(isTrue),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    TRUST_PROXY: trustProxy,
    /** True if browsers are told that every subdomain answers by HTTPS as well. */
    HSTS_SUBDOMAINS: flag.default('false').transform(isTrue),
    /** Origins of a site or admin that live on other hosts, separated by commas. */
    CORS_ORIGINS: list.pipe(
      z.array(z.url({ protocol: /^https?$/, error: 'origins such as https://safar.test' })),
    ),
  })
  .superRefine((env, context) => {
    if (env.CADANGAN_KE !== undefined && env.CADANGAN_KUNCI === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['CADANGAN_KUNCI'],
        message: 'missing, while CADANGAN_KE is given: what lies elsewhere is encrypted',
      })
    }
    const absent = WHATSAPP.filter((name) => env[name] === undefined)
    if (absent.length < WHATSAPP.length) {
      for (const name of absent) {
        context.addIssue({
          code: 'custom',
          path: [name],
          message: 'missing, while other WHATSAPP settings are given',
        })
      }
    }
    const missing = S3.filter((name) => env[name] === undefined)
    if (env.CADANGAN_KE === 's3' && missing.length === S3.length) {
      context.addIssue({ code: 'custom', path: ['CADANGAN_KE'], message: 's3, without the S3 settings' })
    }
    if (missing.length === S3.length) return
    for (const name of missing) {
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'missing, while other S3 settings are given',
      })
    }
  })

const plain = (url: string) => url.replace(/\/+$/, '')
const sandbox = ({ isSandbox }: { isSandbox: boolean }) => (isSandbox ? '.sandbox' : '')

const settingsSchema = envSchema.transform(
  ({
    WHATSAPP_TOKEN: token,
    WHATSAPP_PHONE_ID: phoneId,
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
    WHATSAPP_API: api,
    MIDTRANS_SERVER_KEY: midtrans,
    MIDTRANS_API: midtransApi,
    MIDTRANS_SNAP: midtransSnap,
    ...env
  }) => ({
    ...env,
    /** The account of the WhatsApp Cloud API; undefined where messages leave by mail alone. */
    whatsapp:
      token && phoneId && appSecret && verifyToken
        ? { api: plain(api), token, phoneId, appSecret, verifyToken }
        : undefined,
    /** The account of the payment gateway; undefined where there is none. */
    midtrans: midtrans && {
      kunci: midtrans.kunci,
      api: plain(midtransApi ?? `https://api${sandbox(midtrans)}.midtrans.com`),
      snap: plain(midtransSnap ?? `https://app${sandbox(midtrans)}.midtrans.com/snap/v1`),
    },
  }),
)

export type Env = z.infer<typeof settingsSchema>

/**
 * Reads the server's environment; an empty variable counts as not set.
 * @throws Error with one readable line for each wrong variable
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = settingsSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`)
  throw new Error(`These settings are not valid:\n${lines.join('\n')}`)
}
