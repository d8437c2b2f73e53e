import { paketRecord } from '@safar/shared/content/paket/factory'
import { filled } from '@safar/shared/records/noun/given'
import { PENGATURAN_CONTOH } from '@safar/shared/settings/pengaturan/awal'
import { PENGATURAN } from '@safar/shared/settings/pengaturan/pengaturan-fields'
import { fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { fakeApi, renderForm } from '../../../testing/paket-form.tsx'

const [hotel] = paketRecord().hotels
const { server } = fakeApi(
  paketRecord({
    id: 7,
    status: 'draf',
    visa: 'proses',
    flyer: '',
    ...(hotel && { hotels: [{ ...hotel, jarak_m: null }] }),
  }),
)
const izin = { nomor: '123/2024', terbit: '2024-01-01', berlaku_sampai: '2099-01-01' }
const settings = (given: object) =>
  http.get('*/api/pengaturan', () =>
    HttpResponse.json({
      data: {
        id: 1,
        created_at: '',
        updated_at: '2026-11-20T02:00:00.000Z',
        ...filled(PENGATURAN.fields, PENGATURAN_CONTOH),
        ppiu: izin,
        ...given,
      },
    }),
  )
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const panel = async () => within(await screen.findByRole('region', { name: 'Terbitan' }))

it('shows the five as visitors will be told them, and leads to the field that is missing', async () => {
  server.use(settings({}))
  const { user } = renderForm('/admin/packages/7')
  const { findByText, getByRole } = await panel()
  await findByText(/^3 terbukti, 2 menyusul/)
  await user.click(getByRole('button', { name: 'Isi jarak Taibah Nur ke masjid' }))
  const metres = screen.getByLabelText(/^Jarak ke masjid/)
  expect(document.activeElement).toBe(metres)
  fireEvent.change(metres, { target: { value: '250' } })
  await findByText(/^4 terbukti, 1 menyusul/)
})

it('counts what the agency asks for, before anything is sent', async () => {
  server.use(settings({ syarat_terbit: ['hotel', 'tiket', 'flyer', 'visa'] }))
  renderForm('/admin/packages/7')
  const { findByText, getByRole } = await panel()
  const before = await findByText(/^\d+ dari \d+ siap$/)
  const [ready = 0, asked = 0] = (before.textContent ?? '').match(/\d+/g)?.map(Number) ?? []
  expect(asked - ready).toBeGreaterThanOrEqual(2)
  fireEvent.change(screen.getByLabelText(/^Jarak ke masjid/), { target: { value: '250' } })
  await findByText(`${ready + 1} dari ${asked} siap`)
  expect(getByRole('button', { name: 'Flyer Lengkapi' })).toBeTruthy()
})

it('tells of a price below the reference, and of nothing where a host knows no settings', async () => {
  const angka = [
    {
      kunci: 'harga_acuan',
      nilai: 30_000_000,
      berlaku_sejak: '2020-01-01',
      sumber: 'KMA 1',
      diperiksa_pada: '',
    },
  ]
  server.use(settings({ angka }))
  renderForm('/admin/packages/7')
  const { findByText } = await panel()
  await findByText(/Di bawah harga acuan Rp 30\.000\.000 \(KMA 1\)/)
})

it('offers what the office asks where an Umrah says nothing of its own, and names ages by the figures', async () => {
  const angka = (kunci: string, nilai: number) => ({
    kunci,
    nilai,
    berlaku_sejak: '2026-01-01',
    sumber: 'Surat 1/2026',
    diperiksa_pada: '2026-11-01',
  })
  server.use(settings({ angka: [angka('uang_muka', 7_500_000), angka('anak_tahun', 11)] }))
  const { user } = renderForm('/admin/packages/add')
  await screen.findByText('Anak: di bawah 11 tahun. Bayi: di bawah 2 tahun.')
  expect(screen.queryByText(/^Ketentuan kantor/)).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tipe' }), 'Umroh')
  await screen.findByText('Ketentuan kantor: uang muka Rp 7.500.000, lunas 30 hari sebelum berangkat.')
  fireEvent.change(screen.getByRole('textbox', { name: 'Pelunasan' }), { target: { value: '45' } })
  await user.click(screen.getByRole('button', { name: 'Isikan' }))
  expect(screen.getByRole('textbox', { name: 'Uang muka per pax' })).toHaveProperty('value', '7.500.000')
  expect(screen.getByRole('textbox', { name: 'Pelunasan' })).toHaveProperty('value', '45')
  expect(screen.queryByText(/^Ketentuan kantor/)).toBeNull()
})
