import { mayOpen } from '@safar/shared/access/session/page-who'
import { STATUS_LABEL } from '@safar/shared/records/noun/states'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useSession } from '../../access/session/session-store.ts'
import { cariClient } from '../cari-client.ts'
import { RekamanCard } from './rekaman-card.tsx'

const tautanMatiQuery = queryOptions({
  queryKey: ['tautan-mati'],
  queryFn: ({ signal }) => cariClient.tautanMati({ signal }),
})

/** Lists settings, texts and slides that link to something archived or deleted, each linked to its form. */
export function TautanMati() {
  const role = useSession((state) => state.userInfo?.role ?? null)
  const { data = [] } = useQuery(tautanMatiQuery)
  return (
    <RekamanCard
      title="Tautan ke halaman yang sudah tidak ada"
      lead="Pengunjung melihat kata-katanya saja, tanpa tautan. Arahkan ke halaman lain, atau hapus tautannya; yang belum terbit, sebelum terbit."
      rows={data}
    >
      {({ judul, alamat, status, tautan }) => (
        <>
          {mayOpen(role, alamat) ? <Link to={alamat}>{judul}</Link> : judul}
          {status !== 'terbit' && ` (${STATUS_LABEL[status].toLowerCase()})`} menuju {tautan.join(', ')}
        </>
      )}
    </RekamanCard>
  )
}
