import { Button } from '@mantine/core'
import { IconPlugConnected } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../platform/paths.ts'
import { Loading } from '../../platform/ui/loading.tsx'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import classes from './akun.module.css'
import { akunQuery } from './akun.queries.ts'
import { AkunRow } from './akun-row.tsx'
import { AturanCard } from './aturan-card.tsx'
import { InviteForm } from './invite-form.tsx'

/** Renders the accounts with their roles, and a form that invites one more. */
export function Component() {
  const [page, setPage] = useState(1)
  const { data, isPending, isError, refetch } = useQuery(akunQuery(page))
  const lastPage = data ? Math.max(1, Math.ceil(data.meta.total / data.meta.per_page)) : 1
  return (
    <>
      <PageTitle
        title="Akun dan peran"
        lead="Siapa yang dapat masuk. Peran menentukan apa yang terlihat."
        action={
          <Button
            component={Link}
            to={paths.integrasi}
            variant="default"
            size="md"
            leftSection={<IconPlugConnected size={18} aria-hidden />}
          >
            Integrasi
          </Button>
        }
      />
      <div className={classes.columns}>
        <section className={classes.card} aria-label="Daftar akun">
          {isPending && <Loading />}
          {isError && <Retry onRetry={() => void refetch()} />}
          <ul className={classes.list}>
            {data?.data.map((akun) => (
              <SafeRow key={akun.id} of={akun} name={akun.email}>
                <AkunRow akun={akun} />
              </SafeRow>
            ))}
          </ul>
          {lastPage > 1 && (
            <div className={classes.foot}>
              <Button variant="default" disabled={page <= 1} onClick={() => setPage(page - 1)}>
                Sebelumnya
              </Button>
              <span>
                Halaman {page} dari {lastPage}
              </span>
              <Button variant="default" disabled={page >= lastPage} onClick={() => setPage(page + 1)}>
                Berikutnya
              </Button>
            </div>
          )}
        </section>
        <div>
          <InviteForm />
          <AturanCard />
        </div>
      </div>
    </>
  )
}
