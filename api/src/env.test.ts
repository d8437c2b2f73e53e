import { expect, it } from 'vitest'
import { readEnv } from './env.ts'

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
