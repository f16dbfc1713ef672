type Participation = { readonly programId: string; readonly profileId: string }

/*
 * What an event is about. Events of one subject arrive in their order, so everything that may contradict an earlier event has the subject of
 * that event.
 */
export const aboutProgram = (programId: string): string => `program:${programId}`
export const aboutParticipation = ({ programId, profileId }: Participation): string => `participation:${programId}:${profileId}`
export const aboutResult = (id: string): string => `result:${id}`
