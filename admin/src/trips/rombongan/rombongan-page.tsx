import { Button } from '@mantine/core'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import { encodePart } from '@safar/shared/platform/text/encode-part'
import { IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { hasStatus } from '../../people/pendaftaran/has-status.ts'
import { paths } from '../../platform/paths.ts'
import { Empty } from '../../platform/ui/empty.tsx'
import { Loading } from '../../platform/ui/loading.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { ContactsCard } from './contacts-card.tsx'
import { LinksCard } from './links-card.tsx'
import { NotesCard } from './notes-card.tsx'
import { ReturnCard } from './return-card.tsx'
import { RollCard } from './roll-card.tsx'
import classes from './rombongan.module.css'
import { rombonganQuery } from './rombongan.queries.ts'

/** Renders a departure's group for the office: guides' links, the roll, and what follows the return. */
export function Component() {
  const { paket = '' } = useParams()
  const { data, isPending, isError, error, refetch } = useQuery(rombonganQuery(paket))
  const isStrange = hasStatus(error, 404) || hasStatus(error, 403)
  return (
    <>
      <PageTitle
        title="Rombongan"
        heading={data ? `Rombongan ${data.paket.nama_paket}` : 'Rombongan'}
        lead={data ? leadOf(data.paket) : 'Tautan pembimbing, absen, dan sesudah pulang.'}
        action={
          <Button
            component={Link}
            to={`${paths.manifest}?keberangkatan=${encodePart(paket)}`}
            variant="default"
          >
            Ke Manifest
          </Button>
        }
      />
      {isPending && <Loading />}
      {isError && !data && !isStrange && <Retry onRetry={() => void refetch()} />}
      {isError && isStrange && (
        <Empty
          icon={IconUsersGroup}
          title={hasStatus(error, 403) ? 'Halaman ini untuk staf.' : 'Keberangkatan ini tidak ada.'}
        />
      )}
      {data && (
        <div className={classes.page}>
          <div className={classes.column}>
            <LinksCard slug={paket} data={data} />
            <RollCard data={data} />
          </div>
          <div className={classes.column}>
            <NotesCard slug={paket} data={data} />
            <ContactsCard slug={paket} data={data} />
            <ReturnCard slug={paket} />
          </div>
        </div>
      )}
    </>
  )
}

function leadOf({ berangkat, pulang }: { berangkat: string; pulang: string }): string {
  return [berangkat && `Berangkat ${formatTanggal(berangkat)}`, pulang && `pulang ${formatTanggal(pulang)}`]
    .filter(Boolean)
    .join(', ')
}
