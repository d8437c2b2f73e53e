import { Button, Modal, Text } from '@mantine/core'
import { SESSION_ENDED_MESSAGE } from '@safar/shared/access/session/session-schema'
import { useLocation, useNavigate } from 'react-router-dom'
import { signOut } from '../../access/session/session-store.ts'
import { loginPath } from '../../platform/paths.ts'

/** Keeps a dialog below from taking the focus when it closes by Escape: nothing works there any more. */
function holdTheRest(content: HTMLElement | null) {
  const own = content?.closest('[data-portal]')
  if (!own) return
  const others = [...document.body.children].filter((part) => part !== own && !part.hasAttribute('inert'))
  for (const part of others) part.setAttribute('inert', '')
  return () => {
    for (const part of others) part.removeAttribute('inert')
  }
}

/** Renders the dialog that says the session ended. It cannot be closed; the page below keeps what was typed. */
export function SessionOverlay() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()

  const goToLogin = async () => {
    // Navigate first, then end the session: the page being left may still read who is signed in.
    await navigate(loginPath(pathname + search))
    signOut()
  }

  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title="Sesi berakhir"
      zIndex={1000}
    >
      <Text mb="lg" ref={holdTheRest}>
        {SESSION_ENDED_MESSAGE}
      </Text>
      <Button fullWidth onClick={goToLogin} data-autofocus>
        Ke Halaman Login
      </Button>
    </Modal>
  )
}
