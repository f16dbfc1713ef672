import { Navigate, useParams } from 'react-router'

/** Programs have no part of a profile of their own: whoever asks for one is shown the profile. */
export function ProgramsElsewhere() {
  const { userType, userName } = useParams()
  return <Navigate to={userType && userName ? `/profile/${userType}/${encodeURIComponent(userName)}` : '/profile'} replace />
}
