import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { cariClient } from '../api/cari-client.ts'
import { RekamanCard } from './rekaman-card.tsx'

const teksUangQuery = queryOptions({
  queryKey: ['teks-uang'],
  queryFn: ({ signal }) => cariClient.teksUang({ signal }),
})

/** Names live and planned records whose typed texts tell of paying and cancelling what settings and fields tell, each with its form. */
export function TeksUang() {
  const { data = [] } = useQuery(teksUangQuery)
  return (
    <RekamanCard
      title="Teks yang menjawab sendiri soal bayar dan batal"
      lead="Teks ketikan tidak ikut berubah bersama Pengaturan dan isian paket, jadi pengunjung dapat membaca dua jawaban."
      rows={data}
    >
      {({ judul, alamat, pesan }) => (
        <>
          <Link to={alamat}>{judul}</Link>: {pesan[0]}
          {pesan.length > 1 && ` Dan ${pesan.length - 1} lagi.`}
        </>
      )}
    </RekamanCard>
  )
}
