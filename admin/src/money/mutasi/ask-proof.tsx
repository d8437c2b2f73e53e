import { VisuallyHidden } from '@mantine/core'
import type { Mutasi, UsulanMutasi } from '@safar/shared/money/mutasi/mutasi-schema'
import { chatUrl, isLandline } from '@safar/shared/platform/contact/chat'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import { useQueries } from '@tanstack/react-query'
import { brand } from '../../platform/merek.ts'
import { pemesananQueries } from '../../trips/pemesanan/pemesanan.queries.ts'
import classes from '../antrean/queue.module.css'
import { bankSum } from './bank-sum.ts'

interface Props {
  line: Mutasi
  usulan: readonly UsulanMutasi[]
}

/**
 * Renders the ways to ask each family that a line may be of for its proof, by a message that staff read before they
 * send it. It names no other family; the line stays in the queue.
 */
export function AskProof({ line, usulan }: Props) {
  const found = useQueries({
    queries: usulan.map(({ pemesanan_id }) => pemesananQueries.one(String(pemesanan_id))),
  })
  const reached = found.flatMap(({ data }) =>
    data && data.pemesan.telepon !== '' && !isLandline(data.pemesan.telepon) ? [data] : [],
  )
  if (reached.length === 0) return null
  return (
    <p className={classes.small}>
      Belum yakin? Minta bukti kepada{' '}
      {reached.map(({ id, kode, pemesan }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <a
            className={classes.link}
            href={chatUrl(pemesan.telepon, proofText(line, { kode, nama: pemesan.nama }))}
            target="_blank"
            rel="noreferrer"
          >
            {pemesan.nama}
            <VisuallyHidden> (tab baru)</VisuallyHidden>
          </a>
        </span>
      ))}
      . Barisnya tetap di antrean.
    </p>
  )
}

const proofText = (
  { jumlah, tanggal }: Pick<Mutasi, 'jumlah' | 'tanggal'>,
  { kode, nama }: { kode: string; nama: string },
): string =>
  `Assalamu'alaikum ${nama}, kami dari ${brand()} tentang pemesanan ${kode}. Ada transfer ${bankSum(jumlah)} pada ${formatTanggal(tanggal)} yang pengirimnya belum jelas. Bila itu dari Anda, mohon kirim foto buktinya. Bila bukan, abaikan pesan ini.`
