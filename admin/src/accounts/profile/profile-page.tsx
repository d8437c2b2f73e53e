import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../../platform/paths.ts'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { AccountCard } from './account-card.tsx'

/** Renders the profile of one's own account, read-only. */
export function Component() {
  return (
    <>
      <PageTitle
        title="Profil"
        action={
          <Button component={Link} to={paths.settingsProfile} size="md">
            Ubah nama atau password
          </Button>
        }
      />
      <AccountCard />
    </>
  )
}
