/** The routes of classrooms, and the shapes of their answers. */

import { requestJson, requestOnly } from "../api/request";
import type { components } from "../api/schema";

type Schemas = components["schemas"];
export type Task = Schemas["Task"];
export type Try = Schemas["Try"];
export type Tile = Schemas["Tile"];
export type PupilRecord = Schemas["PupilRecord"];
export type Vote = Schemas["Vote"];
export type Chart = Schemas["Chart"];
export type Bar = Schemas["Bar"];
export type WallState = Schemas["WallState"];
export type TeacherState = Schemas["TeacherState"];
export type PupilState = Schemas["PupilState"];
export type ClassroomState = WallState | TeacherState | PupilState;
export type Tournament = Schemas["Tournament"];
export type Report = Schemas["Report"];
export type ReportedGame = Schemas["ReportedGame"];
export type Idea = Schemas["Mistake"]["idea"];
export type TaskRequest = NonNullable<Schemas["TasksRequest"]["tasks"]>[number];
export type TaskKind = Task["kind"];
export type Control =
  | Schemas["TaskControlRequest"]
  | Schemas["ReorderRequest"]
  | Schemas["SetRequest"]
  | Schemas["PupilControlRequest"]
  | Schemas["RemoveSinceRequest"]
  | Schemas["SayRequest"]
  | (Pick<Schemas["ShowRequest"], "kind"> & Partial<Schemas["ShowRequest"]>)
  | Schemas["BallotRequest"];
export type Action =
  | Schemas["RenameRequest"]
  | Schemas["TryRequest"]
  | Schemas["GameRequest"]
  | Schemas["PairRequest"]
  | Schemas["ProgressRequest"];

const pathOf = (code: string): string => `/classrooms/${encodeURIComponent(code)}`;

export const openClassroom = (language: string): Promise<Schemas["OpenedClassroom"]> =>
  requestJson("/classrooms", { body: { language } });

/** Joins as a new pupil, or takes over a lost seat with its six-letter code. */
export const join = (
  code: string,
  body: Schemas["ClassroomJoinRequest"],
): Promise<Schemas["JoinedClassroom"]> => requestJson(`${pathOf(code)}/join`, { body });

/** The classroom as the holder of the token may see it; without a token, the wall. */
export const readClassroom = <S extends ClassroomState>(code: string, token?: string): Promise<S> =>
  requestJson(pathOf(code), { cache: "no-store", ...(token !== undefined && { token }) });

export const eventsOf = (code: string): string => `/api${pathOf(code)}/events`;

export const addTasks = (code: string, token: string, body: Schemas["TasksRequest"]): Promise<TeacherState> =>
  requestJson(`${pathOf(code)}/tasks`, { body, token });
export const control = (code: string, token: string, body: Control): Promise<Schemas["ControlResponse"]> =>
  requestJson(`${pathOf(code)}/control`, { body, token });
export const act = (code: string, token: string, body: Action): Promise<PupilState> =>
  requestJson(`${pathOf(code)}/actions`, { body, token });
export const vote = (code: string, token: string, body: Schemas["VoteRequest"]): Promise<PupilState> =>
  requestJson(`${pathOf(code)}/votes`, { body, token });
export const readReport = (code: string, token: string): Promise<Report> =>
  requestJson(`${pathOf(code)}/report`, { cache: "no-store", token });
export const readTournament = (code: string): Promise<Tournament> =>
  requestJson(`${pathOf(code)}/tournament`, { cache: "no-store" });
export const deleteClassroom = (code: string, token: string): Promise<void> =>
  requestOnly(pathOf(code), { method: "DELETE", token });
