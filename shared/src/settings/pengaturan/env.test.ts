import { expect, it } from 'vitest'
import { agencyChatUrl } from '../agency.ts'
import { agencyFromEnv } from '../agency-env.ts'
import { PENGATURAN_CONTOH, PENGATURAN_KOSONG } from './awal.ts'
import { pengaturanFromEnv, siteUrlFromEnv } from './env.ts'

it('is whole without any setting', () => {
  const agency = agencyFromEnv({})
  expect(agency.brand).toBe('Safar')
  expect(agency.chatPhone).toBe(agency.phone)
  expect(agency.associations.map(({ name }) => name)).toEqual(['Siskopatuh', 'IATA', 'ASITA', 'AMPHURI'])
  expect(agency.pixelId).toBe('')
})

it('takes each value from the environment and ignores empty ones', () => {
  const agency = agencyFromEnv({
    AGENCY_BRAND: 'Amanah',
    AGENCY_PHONE: '+62 811 2233 4455',
    AGENCY_CHAT_PHONE: '0822-1111-2222',
    AGENCY_EMAIL: '',
    SITE_URL: 'https://amanah.example/',
  })
  expect(agency).toMatchObject({
    brand: 'Amanah',
    email: 'halo@safar.test',
    siteUrl: 'https://amanah.example',
  })
  expect(agencyChatUrl(agency, 'Halo, saya mau tanya')).toBe(
    'https://wa.me/6282211112222?text=Halo%2C%20saya%20mau%20tanya',
  )
})

it('lays what the environment says over the settings that are there to begin with', () => {
  const env = { AGENCY_BRAND: 'Amanah', AGENCY_PPIU: 'U.1/2026' }
  expect(pengaturanFromEnv(env, PENGATURAN_KOSONG)).toEqual({
    ...PENGATURAN_KOSONG,
    brand: 'Amanah',
    ppiu: { nomor: 'U.1/2026', terbit: '', berlaku_sampai: '' },
  })
  expect(pengaturanFromEnv({}, PENGATURAN_CONTOH)).toEqual(PENGATURAN_CONTOH)
})

it('names every variable with a wrong value', () => {
  expect(() => agencyFromEnv({ AGENCY_EMAIL: 'bukan-email', SITE_URL: 'javascript:alert(1)' })).toThrow(
    /AGENCY_EMAIL[\s\S]*SITE_URL/,
  )
})

it('refuses a site below a path, whose pages would link past it', () => {
  expect(() => agencyFromEnv({ SITE_URL: 'https://amanah.example/umrah' })).toThrow(
    'SITE_URL: an address without a path',
  )
})

it('lets the pixel wait for the visitor unless the agency says otherwise', () => {
  expect(agencyFromEnv({ AGENCY_PIXEL_ID: '123' })).toMatchObject({ pixelId: '123', pixelConsent: 'ask' })
  expect(agencyFromEnv({ AGENCY_PIXEL_CONSENT: 'given' }).pixelConsent).toBe('given')
  expect(() => agencyFromEnv({ AGENCY_PIXEL_CONSENT: 'yes' })).toThrow(/AGENCY_PIXEL_CONSENT/)
})

it.each([
  [{}, 'http://127.0.0.1:4321'],
  [{ PORT: '8080' }, 'http://127.0.0.1:8080'],
  [{ PORT: '80', HOST: 'kantor.safar.test' }, 'http://kantor.safar.test'],
  [{ PORT: '', HOST: '0.0.0.0' }, 'http://127.0.0.1:4321'],
  [{ PORT: '5000', HOST: '::' }, 'http://[::1]:5000'],
  [{ PORT: '5000', HOST: '::1' }, 'http://[::1]:5000'],
  [{ PORT: '0', HOST: 'bukan nama' }, 'http://127.0.0.1:4321'],
  [{ PORT: '8080', SITE_URL: 'https://safar.test/' }, 'https://safar.test'],
])(
  'says that the site is where the server listens, unless it is told another address: %o',
  (env, address) => {
    expect(siteUrlFromEnv(env)).toBe(address)
    expect(agencyFromEnv(env).siteUrl).toBe(address)
  },
)
