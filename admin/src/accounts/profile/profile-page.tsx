import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useSession } from '../../access/session/session-store.ts'
import { paths } from '../../platform/paths.ts'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { AccountCard } from './account-card.tsx'
import { FaktorCard } from './faktor-card.tsx'
import { NamaForm } from './nama-form.tsx'
import { PasswordForm } from './password-form.tsx'
import classes from './profile.module.css'

/** Renders the profile of one's own account; a family changes name, password and second factor right there. */
export function Component() {
  const isFamily = useSession((state) => state.userInfo?.role) === 'user'
  if (isFamily)
    return (
      <>
        <PageTitle title="Profil" />
        <AccountCard />
        <div className={classes.forms}>
          <NamaForm />
          <PasswordForm />
          <div className={classes.wide}>
            <FaktorCard />
          </div>
        </div>
      </>
    )
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
