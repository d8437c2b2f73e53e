import { Text } from '@mantine/core'
import { NAMA_TEMPLAT, templatOf, UNTUK, UNTUK_LABEL } from '@safar/shared/outbound/templat-surat/templat'
import type { TemplatSurat } from '@safar/shared/outbound/templat-surat/templat-surat-schema'
import { adminRecordPath } from '@safar/shared/platform/address/admin'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '../../platform/paths.ts'
import { Loading } from '../../platform/ui/loading.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import classes from './templat.module.css'
import { templatQuery } from './templat.queries.ts'

/** Renders every template, grouped by recipient, with who last changed it. */
export function Component() {
  const { data, isPending, isError, refetch } = useQuery(templatQuery)
  return (
    <>
      <p className={classes.back}>
        <Link to={paths.kotakKeluar}>Kotak keluar</Link>
      </p>
      <PageTitle title="Templat pesan" lead="Kata-kata setiap email yang dikirim situs dengan sendirinya." />
      {isPending && <Loading />}
      {isError && <Retry onRetry={() => void refetch()} />}
      {data &&
        UNTUK.map((untuk) => (
          <section key={untuk} className={classes.card} aria-label={UNTUK_LABEL[untuk]}>
            <h2 className={classes.group}>{UNTUK_LABEL[untuk]}</h2>
            <ul className={classes.list}>
              {NAMA_TEMPLAT.filter((nama) => templatOf(nama).untuk === untuk).map((nama) => (
                <li key={nama} className={classes.row}>
                  <Link to={adminRecordPath(paths.templatSurat, nama)}>{templatOf(nama).label}</Link>
                  <Text size="sm" c="dimmed">
                    {standing(data.find((each) => each.nama === nama))}
                  </Text>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  )
}

function standing(templat: TemplatSurat | undefined): string {
  if (!templat || (!templat.perihal && !templat.judul && !templat.isi)) return 'Teks bawaan'
  const when = templat.updated_at && ` ${formatWaktu(templat.updated_at)}`
  return `Teks sendiri, versi ${templat.versi}${when}`
}
