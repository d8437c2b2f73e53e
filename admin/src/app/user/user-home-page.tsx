import { Button, Card } from '@mantine/core'
import * as site from '@safar/shared/platform/address/page'
import { IconClipboardList } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useSession } from '../../access/session/session-store.ts'
import { paketQueries } from '../../content/paket/paket.queries.ts'
import { OwnBookings } from '../../overview/pesanan/own-bookings.tsx'
import { ownPesananQuery } from '../../overview/pesanan/pesanan.queries.ts'
import own from '../../people/pendaftaran/own.module.css'
import { OwnRow } from '../../people/pendaftaran/own-row.tsx'
import { paketNamer, tentang } from '../../people/pendaftaran/paket-name.ts'
import { pendaftaranQueries } from '../../people/pendaftaran/pendaftaran.queries.ts'
import { paths } from '../../platform/paths.ts'
import { Empty } from '../../platform/ui/empty.tsx'
import { Loading } from '../../platform/ui/loading.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { useTitle } from '../../platform/ui/use-title.ts'
import classes from './user-home.module.css'

const SHOWN = 3

/**
 * Renders the home page of a user: their bookings, or a welcome with a link to all packages before there is one, and
 * the latest registrations.
 */
export function Component() {
  const nama = useSession((state) => state.userInfo?.user.nama)
  const { data, isPending, isError, refetch } = useQuery(pendaftaranQueries.own())
  // Accounts of the office may come here too, and have no bookings that the server would tell.
  const isFamily = useSession((state) => state.userInfo?.role === 'user')
  const bookings = useQuery({ ...ownPesananQuery(), enabled: isFamily })
  const hasBooking = (bookings.data?.meta.pesanan.length ?? 0) > 0
  const { data: paket } = useQuery(paketQueries.published())
  const namaPaket = paketNamer(paket ?? [])
  useTitle('Home')
  return (
    <>
      {hasBooking ? (
        <OwnBookings />
      ) : (
        <section className={classes.welcome}>
          <h1>{nama ? `Selamat datang, ${nama}` : 'Selamat datang'}</h1>
          <p>Di sini Anda melihat pendaftaran Anda dan sampai di mana prosesnya.</p>
          <Button component="a" href={site.paket} className={classes.action ?? ''} size="md">
            Lihat semua paket
          </Button>
        </section>
      )}
      <Card padding={0} mt={20}>
        <div className={classes.head}>
          <h2>Pendaftaran terbaru</h2>
          {data && data.length > 0 && <Link to={`${paths.userLanding}?row=10`}>Semua pendaftaran</Link>}
        </div>
        {isPending && <Loading />}
        {isError && <Retry onRetry={() => void refetch()} />}
        {data?.length === 0 && (
          <Empty icon={IconClipboardList} title="Belum ada pendaftaran.">
            Setelah Anda mendaftar di situs dengan email akun ini, prosesnya dapat diikuti di sini.
          </Empty>
        )}
        <ul className={own.list}>
          {data?.slice(0, SHOWN).map((item) => (
            <SafeRow key={item.id} of={item} name={`Pendaftaran ${item.kode}`}>
              <OwnRow pendaftaran={item} namaPaket={tentang(item, namaPaket)} />
            </SafeRow>
          ))}
        </ul>
      </Card>
    </>
  )
}
