import { Card } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { cariClient } from '../api/cari-client.ts'
import { SafeRow } from '../ui/safe-row.tsx'
import classes from './izin-ingat.module.css'

const teksUangQuery = queryOptions({
  queryKey: ['teks-uang'],
  queryFn: ({ signal }) => cariClient.teksUang({ signal }),
})

/** What is named of all texts that answer for themselves. */
const MOST_SHOWN = 10

/** Names live and planned records whose typed texts tell of paying and cancelling what settings and fields tell, each with its form. */
export function TeksUang() {
  const id = useId()
  const { data = [] } = useQuery(teksUangQuery)
  if (data.length === 0) return null
  return (
    <Card component="section" className={classes.card} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        Teks yang menjawab sendiri soal bayar dan batal
      </h2>
      <p className={classes.lead}>
        Teks ketikan tidak ikut berubah bersama Pengaturan dan isian paket, jadi pengunjung dapat membaca dua
        jawaban.
      </p>
      <ul className={classes.list}>
        {data.slice(0, MOST_SHOWN).map(({ jenis, id: row, judul, alamat, pesan }) => (
          <SafeRow key={`${jenis} ${row}`} of={`${judul} ${alamat}`} name={judul}>
            {() => (
              <li>
                <IconAlertTriangle size={20} aria-hidden />
                <span>
                  <Link to={alamat}>{judul}</Link>: {pesan[0]}
                  {pesan.length > 1 && ` Dan ${pesan.length - 1} lagi.`}
                </span>
              </li>
            )}
          </SafeRow>
        ))}
      </ul>
      {data.length > MOST_SHOWN && (
        <p className={classes.lead}>Dan {data.length - MOST_SHOWN} lagi, setelah yang di atas dibereskan.</p>
      )}
    </Card>
  )
}
