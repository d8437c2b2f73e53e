import { inspect } from 'node:util'
import { expect, it } from 'vitest'
import { readEnv } from './env.ts'

const KUNCI = Buffer.alloc(32, 7).toString('base64')

it('has a default for everything, also where a variable is empty', () => {
  expect(readEnv({ PORT: '', SEED: '' })).toMatchObject({ PORT: 4321, HOST: '127.0.0.1', SEED: 'demo' })
})

it.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ SEED: 'banyak' }, 'SEED'],
  [{ CORS_ORIGINS: 'safar.test' }, 'CORS_ORIGINS'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ TRUST_PROXY: 'ya' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: 'true' }, 'no limit per address would hold: give the number of proxies'],
  [{ HSTS_SUBDOMAINS: 'ya' }, 'HSTS_SUBDOMAINS: true or false'],
  [{ AVIF: 'nein' }, 'AVIF: true or false'],
  [{ DEPLOY_HOOK_URL: 'build_hooks/1' }, 'DEPLOY_HOOK_URL'],
  [{ PUBLIC_API_URL: 'api.safar.test' }, 'PUBLIC_API_URL'],
  [{ SMTP_URL: 'mail.safar.test:465' }, 'SMTP_URL: an address such as smtps://'],
  [{ SMTP_URL: 'smtp://a:%E0%A4%A@mail.safar.test' }, 'SMTP_URL'],
  [{ MAIL_FROM: 'Safar' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'a@safar.test, b@safar.test' }, 'MAIL_FROM'],
  [{ CADANGAN_KUNCI: 'rahasia' }, 'CADANGAN_KUNCI: 32 random bytes'],
  [{ DATA_KEY: 'rahasia' }, 'DATA_KEY: 32 random bytes'],
  [{ DATA_KEY: `${KUNCI},` }, 'DATA_KEY: 32 random bytes'],
  [{ DATA_KEY: Buffer.alloc(31).toString('base64') }, 'DATA_KEY: 32 random bytes'],
  [{ DATA_KEY: Array.from({ length: 21 }, () => KUNCI).join(',') }, 'DATA_KEY: 20 keys at most'],
  [{ CADANGAN_KE: '/mnt/cadangan' }, 'CADANGAN_KUNCI: missing'],
  [{ CADANGAN_KE: 'cadangan', CADANGAN_KUNCI: KUNCI }, 'CADANGAN_KE: a folder such as'],
  [{ CADANGAN_KE: 's3', CADANGAN_KUNCI: KUNCI }, 'CADANGAN_KE: s3, without'],
  [{ S3_BUCKET: 'gambar' }, 'S3_ENDPOINT: missing'],
])('names what is wrong in %j', (source, words) => {
  expect(() => readEnv(source)).toThrow(words)
})

it('reads the ways to trust a proxy', () => {
  expect(readEnv({ TRUST_PROXY: 'false' }).TRUST_PROXY).toBe(false)
  expect(readEnv({ TRUST_PROXY: '10.0.0.0/8' }).TRUST_PROXY).toBe('10.0.0.0/8')
  const hops = readEnv({ TRUST_PROXY: '1' }).TRUST_PROXY
  expect(typeof hops === 'function' && [hops('x', 0), hops('x', 1)]).toEqual([true, false])
})

it('reads where messages leave, and repeats no password of a wrong address', () => {
  const { SMTP_URL, MAIL_FROM } = readEnv({
    SMTP_URL: 'smtp://kita%40safar.test:ra%2Fha@mail.safar.test',
    MAIL_FROM: '"Safar Tour" <halo@safar.test>',
  })
  const server = { host: 'mail.safar.test', port: 587, secure: false, user: 'kita@safar.test', pass: 'ra/ha' }
  expect(SMTP_URL).toEqual(server)
  expect(MAIL_FROM).toEqual({ nama: 'Safar Tour', alamat: 'halo@safar.test' })
  expect(readEnv({ MAIL_FROM: 'halo@safar.test' }).MAIL_FROM).toEqual({ nama: '', alamat: 'halo@safar.test' })
  expect(() => readEnv({ SMTP_URL: 'http://kita:rahasia@mail.safar.test' })).not.toThrow('rahasia')
})

it('shows no key in any text', () => {
  const text = KUNCI
  const env = readEnv({ CADANGAN_KUNCI: text, DATA_KEY: `${text},${text}` })
  expect(env.CADANGAN_KUNCI?.export().toString()).toBe(text)
  expect(env.DATA_KEY?.map((key) => key.export().toString('base64'))).toEqual([text, text])
  expect(`${JSON.stringify(env)} ${inspect(env)}`).not.toContain(text)
  expect(() => readEnv({ CADANGAN_KUNCI: `${text}x` })).not.toThrow(text)
})
