import { paketInput } from '@safar/shared/content/paket/factory'
import { ATURAN_HITUNG } from '@safar/shared/settings/aturan-hitung'
import { pemesananInputSchema } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import type { Context } from '../src/access/session/context.ts'
import { paketNoun } from '../src/content/paket/paket.noun.ts'
import { LEDGER } from '../src/money/buku/follow-booking.ts'
import { allocateMoney, appendEntries } from '../src/money/buku/ledger.ts'
import { appendDecision, appendPayment } from '../src/money/pembayaran/pembayaran.repository.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { readEnv } from '../src/platform/env.ts'
import { createVault, type Vault } from '../src/platform/vault/vault.ts'
import { nameVault } from '../src/platform/vault/vault-of.ts'
import { changeRecords } from '../src/records/noun/change.ts'
import { addRecord } from '../src/records/noun/save.ts'
import { fakePublisher } from '../src/testing/fake-publisher.ts'
import { keepMoneyIn } from '../src/trips/pemesanan/booking-money.ts'
import { createBooking } from '../src/trips/pemesanan/create-booking.ts'

/* Books of many bookings for measurements. */

/** Bookings of a departure. */
const GROUP = 30

/** Fills the books of a folder of data, and returns the number of entries. */
export async function fillBooks(dataDir: string, bookings: number): Promise<number> {
  keepMoneyIn(LEDGER)
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const database = await openDatabase(env)
  const now = () => new Date()
  const vault = createVault(env, now)
  nameVault(database.db, vault)
  try {
    await changeRecords({ database, now, publisher: fakePublisher() }, null, (context) =>
      fillBookings(context, vault, bookings),
    )
    const { jumlah } = await database.db
      .selectFrom('buku_uang')
      .select(({ fn }) => fn.countAll().as('jumlah'))
      .executeTakeFirstOrThrow()
    return Number(jumlah)
  } finally {
    await database.close()
  }
}

async function fillBookings(context: Context, vault: Vault, bookings: number): Promise<void> {
  for (let n = 0; n * GROUP < bookings; n += 1)
    await addRecord(
      context,
      paketNoun,
      paketInput({
        nama_paket: `Umrah ke-${n}`,
        tanggal_keberangkatan: new Date(Date.UTC(2028, 2, 1 + 7 * n)).toISOString().slice(0, 10),
        harga_quad: 29_500_000,
        dp_per_pax: 10_000_000,
        pelunasan_hari: 30,
        total_pax: 200,
        sisa_pax: 200,
      }),
    )
  for (let n = 0; n < bookings; n += 1) {
    const sent = pemesananInputSchema.parse({
      paket_id: 1 + Math.floor(n / GROUP),
      pemesan: { nama: `Pemesan ${n}`, telepon: `0813${String(n).padStart(8, '0')}` },
      peserta: [{ jenis: 'dewasa', kamar: 'quad' }],
      cicilan: 2,
    })
    const { id } = await createBooking(context, vault, sent, ATURAN_HITUNG)
    await pay(context, id, 10_000_000, `TRX-${n}`)
    if (n % 19 > 0) await pay(context, id, 1_000_000 * (n % 19), '')
    // One of each departure waits to be verified.
    if (n % GROUP === 0) await appendPayment(context.trx, paymentOf(context, id, 1_000_000, `TRX-W${n}`))
  }
}

const paymentOf = ({ now }: Context, pemesanan_id: number, jumlah: number, rujukan: string) => ({
  pemesanan_id,
  jumlah,
  mata_uang: 'Rp' as const,
  kurs: null,
  metode: 'transfer' as const,
  tanggal_bank: now.toISOString().slice(0, 10),
  rujukan,
  bukti: '',
  bukti_kunci: '',
  pada: now.toISOString(),
  akun_id: null,
  token_id: null,
})

/** Books an accepted payment of `jumlah` rupiah, where it is more than none. */
export async function pay(
  context: Context,
  pemesanan_id: number,
  jumlah: number,
  rujukan: string,
): Promise<void> {
  if (jumlah === 0) return
  const { id } = await appendPayment(context.trx, paymentOf(context, pemesanan_id, jumlah, rujukan))
  await appendDecision(context.trx, {
    pembayaran_id: id,
    ke: 1,
    status: 'diterima',
    alasan: '',
    pada: context.now.toISOString(),
    akun_id: null,
    token_id: null,
  })
  await appendEntries(context, pemesanan_id, [{ jenis: 'masuk', jumlah, pembayaran_id: id }], '')
  await allocateMoney(context, pemesanan_id)
}
