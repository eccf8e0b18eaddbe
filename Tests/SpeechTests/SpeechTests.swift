import Testing

/// In turn, because some change the process's environment, and all make sound in real time.
@Suite(.serialized) enum SpeechTests {}
