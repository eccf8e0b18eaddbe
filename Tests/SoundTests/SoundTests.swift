import Testing

/// All that starts the sound tool: in turn, because the sound card is named by an environment variable.
@Suite(.serialized) enum SoundTests {}
