import { expect, it } from 'vitest'
import { agencyChatUrl, readAgency } from './agency.ts'

it('is whole without any setting', () => {
  const agency = readAgency({})
  expect(agency.brand).toBe('Safar')
  expect(agency.chatPhone).toBe(agency.phone)
  expect(agency.associations.map(({ name }) => name)).toEqual(['Siskopatuh', 'IATA', 'ASITA', 'AMPHURI'])
  expect(agency.pixelId).toBe('')
})

it('takes each value from the environment and ignores empty ones', () => {
  const agency = readAgency({
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

it('names every variable with a wrong value', () => {
  expect(() => readAgency({ AGENCY_EMAIL: 'bukan-email', SITE_URL: 'javascript:alert(1)' })).toThrow(
    /AGENCY_EMAIL[\s\S]*SITE_URL/,
  )
})

it('refuses a site below a path, whose pages would link past it', () => {
  expect(() => readAgency({ SITE_URL: 'https://amanah.example/umrah' })).toThrow(
    'SITE_URL: an address without a path',
  )
})

it('lets the pixel wait for the visitor unless the agency says otherwise', () => {
  expect(readAgency({ AGENCY_PIXEL_ID: '123' })).toMatchObject({ pixelId: '123', pixelConsent: 'ask' })
  expect(readAgency({ AGENCY_PIXEL_CONSENT: 'given' }).pixelConsent).toBe('given')
  expect(() => readAgency({ AGENCY_PIXEL_CONSENT: 'yes' })).toThrow(/AGENCY_PIXEL_CONSENT/)
})
