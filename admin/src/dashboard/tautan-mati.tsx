import { Card } from '@mantine/core'
import { mayOpen } from '@safar/shared/akun/page-who'
import { STATUS_LABEL } from '@safar/shared/noun/states'
import { IconAlertTriangle } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { cariClient } from '../api/cari-client.ts'
import { useSession } from '../session/session-store.ts'
import { SafeRow } from '../ui/safe-row.tsx'
import classes from './izin-ingat.module.css'

const tautanMatiQuery = queryOptions({
  queryKey: ['tautan-mati'],
  queryFn: ({ signal }) => cariClient.tautanMati({ signal }),
})

/** What is named of all that links to what is gone. */
const MOST_SHOWN = 10

/** Names settings, texts and pictures of the carousel that link to what was archived or deleted, each with its form. */
export function TautanMati() {
  const id = useId()
  const role = useSession((state) => state.userInfo?.role ?? null)
  const { data = [] } = useQuery(tautanMatiQuery)
  if (data.length === 0) return null
  return (
    <Card component="section" className={classes.card} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        Tautan ke halaman yang sudah tidak ada
      </h2>
      <p className={classes.lead}>
        Pengunjung melihat kata-katanya saja, tanpa tautan. Arahkan ke halaman lain, atau hapus tautannya;
        yang belum terbit, sebelum terbit.
      </p>
      <ul className={classes.list}>
        {data.slice(0, MOST_SHOWN).map(({ jenis, id: row, judul, status, alamat, tautan }) => (
          <SafeRow key={`${jenis} ${row}`} of={`${judul} ${alamat}`} name={judul}>
            {() => (
              <li>
                <IconAlertTriangle size={20} aria-hidden />
                <span>
                  {mayOpen(role, alamat) ? <Link to={alamat}>{judul}</Link> : judul}
                  {status !== 'terbit' && ` (${STATUS_LABEL[status].toLowerCase()})`} menuju{' '}
                  {tautan.join(', ')}
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
