import type en from "../en/media.ts";
import type { Texts } from "../messages.ts";

export default {
  videos: "Ausgewählte Videos",
  podcasts: "Ausgewählte Podcasts",
  viewAll: "Alle ansehen",
  noVideos: "Zurzeit gibt es keine Videos.",
  noPodcasts: "Zurzeit gibt es keine Podcasts.",
  live: "LIVE",
  new: "NEU",
  premium: "PREMIUM",
  sample: "Beispiel",
  episode: "Folge {number}",
  download: "Herunterladen",
  downloads: "{count} Downloads",
  about: "Über diese Folge",
  aboutVideo: "Über dieses Video",
  watchAt: "Bei {source} ansehen",
  listenAt: "Bei {source} anhören",
  noVideoFile: "Zu diesem Beitrag gibt es noch keine Videodatei.",
  noAudioFile: "Zu dieser Folge gibt es noch keine Audiodatei.",
  premiumVideo: "Das ganze Video gehört zu Premium.",
  premiumAudio: "Die ganze Folge gehört zu Premium.",
  duration: "Dauer {time}",
  video: "Video",
  podcast: "Podcast",
} as const satisfies Texts<typeof en>;
