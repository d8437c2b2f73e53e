import { Center, Loader } from '@mantine/core'

/** Renders the loading state of SPEC section 8, as a live region. */
export function Loading() {
  return (
    <Center mih="40vh" role="status">
      <Loader aria-hidden />
      <span style={{ marginInlineStart: 12, fontWeight: 600, letterSpacing: '0.06em' }}>LOADING</span>
    </Center>
  )
}
