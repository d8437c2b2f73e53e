import { expect, it } from 'vitest'
import { whatsappError } from './whatsapp-error.ts'

it.each([130_472, 131_021, 131_026, 131_047, 131_049, 131_050])(
  'gives up at %i: the receiver’s fault',
  (kode) =>
    expect(whatsappError(kode, 400)).toMatchObject({
      sebab: 'tetap',
      message: expect.stringContaining(`${kode}`),
    }),
)

it.each([
  0, 1, 33, 100, 190, 200, 368, 131_005, 131_009, 131_030, 131_031, 131_037, 131_042, 131_045, 131_048,
  132_000, 132_001, 132_005, 132_007, 132_012, 132_015, 132_016, 133_000, 133_005, 133_006, 133_010, 133_015,
  135_000, 999_999,
])('waits at %i: the agency’s, or the service’s', (kode) =>
  expect(['server', 'pesan']).toContain(whatsappError(kode, 400).sebab),
)

it('lets one template wait alone, and all where the number is to be mended', () => {
  expect([132_015, 132_016, 133_010, 131_045].map((kode) => whatsappError(kode, 400).sebab)).toEqual([
    'pesan',
    'pesan',
    'server',
    'server',
  ])
})
