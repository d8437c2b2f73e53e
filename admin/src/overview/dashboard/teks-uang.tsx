import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { pesanTeks, TEKS_UANG_LEAD } from '../../content/paket/teks-uang-note.tsx'
import { cariClient } from '../cari-client.ts'
import { RekamanCard } from './rekaman-card.tsx'

const teksUangQuery = queryOptions({
  queryKey: ['teks-uang'],
  queryFn: ({ signal }) => cariClient.teksUang({ signal }),
})

/**
 * Lists live and planned records whose typed texts state what settings and fields say on paying and cancelling, each
 * linked to its form.
 */
export function TeksUang() {
  const { data = [] } = useQuery(teksUangQuery)
  return (
    <RekamanCard title="Teks yang menjawab sendiri soal bayar dan batal" lead={TEKS_UANG_LEAD} rows={data}>
      {({ judul, alamat, pesan }) => (
        <>
          <Link to={alamat}>{judul}</Link>: {pesanTeks(pesan)}
        </>
      )}
    </RekamanCard>
  )
}
